/** How to reach a bucket. */
export interface S3Options {
  /** Of the service, without the bucket; no slash at the end. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
  isPathStyle: boolean;
  /** Before every key, with a slash at its end; empty for none. */
  prefix: string;
}

/** Address of the bucket, without a slash at the end. */
export function bucketAddress({
  endpoint,
  bucket,
  isPathStyle,
}: Pick<S3Options, 'endpoint' | 'bucket' | 'isPathStyle'>): string {
  if (isPathStyle) return `${endpoint}/${bucket}`;
  return endpoint.replace('://', `://${bucket}.`);
}
