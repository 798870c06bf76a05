/** The part that the tests use; the package brings no types. */
declare module 's3rver' {
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
