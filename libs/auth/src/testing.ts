export {
  createFakeAuth,
  fakeEnrollment,
  fakeFactor,
  fakeUser,
  signedInAs,
  type FakeAuth,
  type FakeAuthOptions,
} from './testing/fake.ts';
