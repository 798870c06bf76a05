/** A change about which the owner of an account is told. */
export type SecurityNotice = keyof ReturnType<typeof noticeWordings>;

/** Returns the texts of the security notices. */
export const noticeWordings = (sender: string) => ({
  'email-changed': {
    subject: `Your ${sender} email address was changed`,
    text: `The email address of your ${sender} account was changed. You can no longer log in with this address.`,
  },
  'password-changed': {
    subject: `Your ${sender} password was changed`,
    text: `The password of your ${sender} account was changed. Your other devices were logged out.`,
  },
  'factor-added': {
    subject: `A second step was added to your ${sender} account`,
    text: `Your ${sender} account now asks for a code when you log in. Your other devices were logged out.`,
  },
  'factor-removed': {
    subject: `A second step was removed from your ${sender} account`,
    text: `An authenticator app or phone was removed from your ${sender} account. Its codes no longer work.`,
  },
  'identity-linked': {
    subject: `A login method was added to your ${sender} account`,
    text: `You can now log in to your ${sender} account with another service.`,
  },
  'identity-unlinked': {
    subject: `A login method was removed from your ${sender} account`,
    text: `You can no longer log in to your ${sender} account with one of your linked services.`,
  },
});
