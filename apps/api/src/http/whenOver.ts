import type { FastifyReply } from 'fastify';

/** Calls back once, when an answer is out or the client that waited for it is gone. */
export function whenOver(reply: FastifyReply, callback: () => void): void {
  let isOver = false;
  const over = () => {
    if (!isOver) callback();
    isOver = true;
  };
  reply.raw.once('finish', over);
  reply.raw.once('close', over);
}
