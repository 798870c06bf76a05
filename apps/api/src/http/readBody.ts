import type { Readable } from 'node:stream';
import { problems } from './problem.ts';

export interface BodyBounds {
  mostBytes: number;
  /** Whoever sends less than `leastBytes` within this time is not waited for. */
  patienceMs: number;
  leastBytes: number;
}

/** Reads a whole body into memory. */
export function readBody(body: Readable, bounds: BodyBounds): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let [received, before] = [0, 0];
  return new Promise<Buffer>((resolve, reject) => {
    const pace = setInterval(() => {
      if (received - before < bounds.leastBytes) refuse(problems.tooSlow());
      before = received;
    }, bounds.patienceMs);
    const take = (chunk: Buffer) => {
      received += chunk.length;
      if (received > bounds.mostBytes) refuse(problems.tooLarge());
      else chunks.push(chunk);
    };
    const stop = () => {
      clearInterval(pace);
      body.off('data', take);
    };
    const refuse = (error: Error) => {
      stop();
      chunks.length = 0;
      reject(error);
    };
    body.on('data', take);
    body.once('end', () => {
      stop();
      resolve(Buffer.concat(chunks));
    });
    // Whoever sent it is gone; nobody reads the answer.
    const breakOff = () => refuse(problems.badRequest());
    body.once('error', breakOff);
    body.once('close', breakOff);
  });
}
