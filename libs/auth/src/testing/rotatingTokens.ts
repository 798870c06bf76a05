import { errorResponse, type SeenRequest } from './wire.ts';
import { wireSession, type WireSessionOptions } from './wireSession.ts';

/**
 * Rotates refresh tokens as the service does. A refresh with the active token creates the next
 * token. A refresh with the previous token returns the active session again, at any time. A refresh
 * with any other token ends the session.
 */
export function createRotatingTokens(first: string, options: WireSessionOptions = {}) {
  let active = wireSession({ ...options, refreshToken: first });
  let parent: string | undefined;
  let isOver = false;
  return {
    respond({ body }: SeenRequest): Response {
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
    active: () => active.refresh_token,
  };
}
