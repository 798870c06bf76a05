import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { httpErrors } from '../http/index.ts';
import type { FieldKeys } from '../security/index.ts';
import { registrationIdOf } from './authenticateCustomer.ts';
import { readProfile } from './profile.ts';
import { parseProfileUpdate, updateProfile } from './profileUpdate.ts';

export interface ProfileDeps {
  db: Database;
  contract: Contract;
  fieldKeys: FieldKeys;
  clock: () => Date;
}

/** The customer's own record. */
export function profileRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  const { db, contract, fieldKeys, clock } = deps;
  app.get('/api/user/profile', (request) => readProfile(db, fieldKeys, registrationIdOf(request)));
  app.put('/api/user/profile', (request) => {
    if (request.body === undefined) throw httpErrors.badRequest();
    const update = parseProfileUpdate(contract, request.body);
    return updateProfile(db, registrationIdOf(request), update, clock());
  });
}
