export {
  createFakeAuth,
  fakeEnrollment,
  fakeFactor,
  fakeIdentity,
  fakePhone,
  fakeUser,
  signedInAs,
  type FakeAuth,
  type FakeAuthOptions,
} from './testing/fake.ts';
