import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract/contract.ts';
import { readProfile } from '../customers/profile.ts';
import { parseProfileUpdate, updateProfile } from '../customers/profileUpdate.ts';
import type { Database } from '../db/openDatabase.ts';
import { customerOf } from '../http/customer.ts';
import { problems } from '../http/problem.ts';
import type { FieldKeys } from '../security/fieldKeys.ts';

export interface ProfileParts {
  db: Database;
  contract: Contract;
  fieldKeys: FieldKeys;
  clock: () => Date;
}

/** The customer's own record. */
export function profileRoutes(app: FastifyInstance, parts: ProfileParts): void {
  const { db, contract, fieldKeys, clock } = parts;
  app.get('/api/user/profile', (request) => readProfile(db, fieldKeys, customerOf(request)));
  app.put('/api/user/profile', (request) => {
    if (request.body === undefined) throw problems.badRequest();
    const update = parseProfileUpdate(contract, request.body);
    return updateProfile(db, customerOf(request), update, clock());
  });
}
