import { StorageError } from '../file-store.ts';
import type { S3Options } from './s3-options.ts';

/** The text of the first element of that name. What services answer has no attributes on what we read. */
export function readElement(xml: string, name: string): string | undefined {
  const text = readElements(xml, name).find((inner) => !inner.includes('<'));
  return text === undefined ? undefined : decodeEntities(text);
}

/** What stands in the elements of that name, one after the other; none of them stands in another. */
export function readElements(xml: string, name: string): string[] {
  const [open, close] = [`<${name}>`, `</${name}>`];
  const found: string[] = [];
  for (let start = xml.indexOf(open); start >= 0;) {
    const end = xml.indexOf(close, start);
    if (end < 0) break;
    found.push(xml.slice(start + open.length, end));
    start = xml.indexOf(open, end);
  }
  return found;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function decodeEntities(text: string): string {
  return text
    .replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_all, hex?: string, digits?: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(digits)),
    )
    .replace(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => entities[name] ?? '');
}

export interface S3Failure {
  status: number;
  /** Of the service, such as `NoSuchBucket`; empty where the answer names none, as to HEAD. */
  code: string;
  message: string;
  /** The region that the bucket is in, where the service says so. */
  region: string | undefined;
}

/** What an error's answer says ("Error Responses" of the S3 API). Proxies answer HTML: then the status must do. */
export function readFailure(status: number, headers: Headers, body: string): S3Failure {
  return {
    status,
    code: readElement(body, 'Code') ?? '',
    message: readElement(body, 'Message') ?? '',
    region: readElement(body, 'Region') ?? headers.get('x-amz-bucket-region') ?? undefined,
  };
}

/** Codes with a status below 500 that go away by themselves. */
const passingCodes = new Set([
  'RequestTimeout',
  'SlowDown',
  'OperationAborted',
  'ConditionalRequestConflict',
]);

function isPassing({ status, code }: S3Failure): boolean {
  return status >= 500 || status === 429 || status === 408 || passingCodes.has(code);
}

/** The error with what somebody has to change. */
export function explainFailure(failure: S3Failure, options: S3Options): StorageError {
  const advice = adviceOn(failure, options);
  const said = [failure.code, failure.message].filter(Boolean).join(': ') || 'no reason given';
  return new StorageError(
    `The file storage at ${options.endpoint} refuses: ${advice} (${failure.status} ${said})`,
    { isTemporary: isPassing(failure) },
  );
}

function adviceOn({ status, code, region }: S3Failure, options: S3Options): string {
  const { bucket, isPathStyle } = options;
  const otherStyle = isPathStyle
    ? 'S3_FORCE_PATH_STYLE=0 asks for the bucket in the host name'
    : 'S3_FORCE_PATH_STYLE=1 asks for the bucket in the path';
  switch (code) {
    case 'InvalidAccessKeyId':
    case 'InvalidClientTokenId':
      return 'it does not know the key in S3_ACCESS_KEY_ID.';
    case 'SignatureDoesNotMatch':
      return 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID, or a proxy changes requests on their way.';
    case 'NoSuchBucket':
    case 'InvalidBucketName':
      return `there is no bucket ${bucket}. Create it, or correct S3_BUCKET; ${otherStyle}.`;
    case 'PermanentRedirect':
    case 'TemporaryRedirect':
    case 'AuthorizationHeaderMalformed':
    case 'IllegalLocationConstraintException':
      return region
        ? `the bucket ${bucket} is in another region: set S3_REGION=${region}, and S3_ENDPOINT to its address there.`
        : `the bucket ${bucket} is in another region: correct S3_REGION and S3_ENDPOINT.`;
    case 'RequestTimeTooSkewed':
    case 'RequestExpired':
      return 'the clock of this machine is wrong by more than 15 minutes.';
    case 'AccessDenied':
    case 'AllAccessDisabled':
    case 'AccountProblem':
      return `the key may not do this in the bucket ${bucket}. It needs s3:ListBucket on the bucket and s3:GetObject, s3:PutObject, s3:DeleteObject and s3:AbortMultipartUpload on its files.`;
    case 'QuotaExceeded':
    case 'XMinioStorageFull':
      return 'it is full.';
    case 'SlowDown':
    case 'ServiceUnavailable':
      return 'it asks to be asked less often.';
  }
  if (status >= 300 && status < 400) {
    return `it sends requests elsewhere: S3_ENDPOINT must be the service itself, and ${otherStyle}.`;
  }
  if (status === 403) return 'the key is wrong or may not do this.';
  if (status >= 500) return 'it fails.';
  return `S3_ENDPOINT may be no S3 service, or ${otherStyle}.`;
}
