import { describe, expect, test } from 'vitest';

import { bucketAddress } from './s3-options.ts';
import { presignAddress, signRequest, writeQuery, type UnsignedRequest } from './sign-request.ts';

/** Of the examples in Amazon's documentation. */
const credentials = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const datetime = '20130524T000000Z';
const bucket = bucketAddress({
  endpoint: 'https://s3.amazonaws.com',
  bucket: 'examplebucket',
  isPathStyle: false,
});

async function authorizationOf(request: UnsignedRequest): Promise<string | null> {
  return (await signRequest(request, credentials, datetime)).get('authorization');
}

const scope = 'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';

describe('examples of "Signature Calculations for the Authorization Header" come out letter by letter', () => {
  test('GET object with a range', async () => {
    expect(
      await authorizationOf({ method: 'GET', url: `${bucket}/test.txt`, headers: { range: 'bytes=0-9' } }),
    ).toBe(
      `${scope}, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
    );
  });

  test('PUT object, with a key that is written otherwise in addresses', async () => {
    expect(
      await authorizationOf({
        method: 'PUT',
        url: `${bucket}/test$file.text`,
        headers: {
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        },
        body: Buffer.from('Welcome to Amazon S3.'),
      }),
    ).toBe(
      `${scope}, SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class, Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd`,
    );
  });

  test('GET bucket lifecycle, a query without a value', async () => {
    expect(await authorizationOf({ method: 'GET', url: `${bucket}/?${writeQuery({ lifecycle: '' })}` })).toBe(
      `${scope}, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543`,
    );
  });

  test('GET bucket (list objects), queries in another order', async () => {
    const query = writeQuery({ prefix: 'J', 'max-keys': '2' });
    expect(query).toBe('max-keys=2&prefix=J');
    expect(await authorizationOf({ method: 'GET', url: `${bucket}/?${query}` })).toBe(
      `${scope}, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7`,
    );
  });

  test('a presigned address ("Using Query Parameters")', async () => {
    const address = new URL(await presignAddress(`${bucket}/test.txt`, 86_400, credentials, datetime));
    expect(Object.fromEntries(address.searchParams)).toEqual({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
      'X-Amz-Date': datetime,
      'X-Amz-Expires': '86400',
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    });
  });
});

test('a query is written as it is signed: no plus for a space, and what addresses leave alone is encoded', () => {
  expect(writeQuery({ token: "a b'(c)*!~+/=" })).toBe('token=a%20b%27%28c%29%2A%21~%2B%2F%3D');
});

test('the bucket stands in the path or in the host name', () => {
  const endpoint = 'https://s3.example:9000';
  expect(bucketAddress({ endpoint, bucket: 'media', isPathStyle: true })).toBe(
    'https://s3.example:9000/media',
  );
  expect(bucketAddress({ endpoint, bucket: 'media', isPathStyle: false })).toBe(
    'https://media.s3.example:9000',
  );
});
