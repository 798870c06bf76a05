export {
  createFakeAuth,
  fakeUser,
  signedInAs,
  type FakeAuth,
  type FakeAuthOptions,
} from './testing/fake.ts';
