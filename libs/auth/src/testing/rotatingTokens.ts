import { errorResponse, type SeenRequest } from './wire.ts';
import { wireSession, type WireSessionOptions } from './wireSession.ts';

/**
 * Refresh tokens as the service hands them out: each can be used once, and the one before the active one
 * gets the active one again, however late. Any other ends the session.
 */
export function createRotatingTokens(first: string, options: WireSessionOptions = {}) {
  let active = wireSession({ ...options, refreshToken: first });
  let parent: string | undefined;
  let isOver = false;
  return {
    answer({ body }: SeenRequest): Response {
      const sent = body['refresh_token'];
      if (!isOver && sent === active.refresh_token) {
        parent = sent;
        active = wireSession(options);
      } else if (isOver || sent !== parent) {
        isOver = true;
        return errorResponse(400, 'refresh_token_already_used', 'Invalid Refresh Token');
      }
      return Response.json(active);
    },
    /** What is good now. */
    active: () => active.refresh_token,
  };
}
