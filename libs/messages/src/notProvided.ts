/** Shown in place of a value that the service does not send. */
export const notProvided = 'Not provided';
