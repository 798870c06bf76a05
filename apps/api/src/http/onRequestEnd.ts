import type { FastifyReply } from 'fastify';

/** Calls back once, when the response is sent or the client has disconnected. */
export function onRequestEnd(reply: FastifyReply, callback: () => void): void {
  let isOver = false;
  const over = () => {
    if (!isOver) callback();
    isOver = true;
  };
  reply.raw.once('finish', over);
  reply.raw.once('close', over);
}
