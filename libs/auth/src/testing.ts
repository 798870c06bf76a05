export {
  createFakeAuth,
  fakeUser,
  signedInAs,
  type FakeAuth,
  type FakeAuthOptions,
} from './fake.ts';
