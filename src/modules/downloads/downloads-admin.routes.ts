import { z } from 'zod';

import {
  downloadRenewalSchema,
  maxProductFileBytes,
  orderDownloadsSchema,
  productFileSchema,
} from '#domain/schemas/download.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter, textParameter } from '#http/query-parsing.ts';
import { streamUpload } from '#http/read-upload.ts';

import type { DownloadManagement } from './manage-downloads.ts';
import type { ProductFiles } from './manage-product-files.ts';

const common = { group: 'Back office', cache: 'private', access: 'manager' } as const;
const product = z.object({ id: idParameter() });
const order = z.object({ id: z.uuid() });
const link = order.extend({ download: z.uuid() });

interface DownloadsAdminDeps {
  files: ProductFiles;
  downloads: DownloadManagement;
}

/** Files that products give to download, and the links of an order to them. */
export function adminDownloadsRoutes({ files, downloads }: DownloadsAdminDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/products/{id}/files',
        summary: 'Files that buyers of the product download, in the order in which they came',
        params: product,
        response: z.object({ files: z.array(productFileSchema) }),
        failures: [401, 403],
      },
      async ({ params }) => ({ files: await files.list(params.id) }),
    ),
    defineRoute(
      {
        ...common,
        access: 'admin',
        method: 'POST',
        path: '/admin/products/{id}/files',
        summary: 'Takes in a file of at most 200 MB; with `variation` it is for that one alone',
        params: product,
        query: z.object({ name: textParameter(500).default(''), variation: idParameter().optional() }),
        upload: true,
        response: productFileSchema,
        status: 201,
        failures: [401, 403, 404, 409, 413, 422],
      },
      ({ params, query: { name, variation }, request }) =>
        files.add(params.id, {
          name,
          variationId: variation ?? null,
          content: streamUpload(request, maxProductFileBytes),
        }),
    ),
    defineRoute(
      {
        ...common,
        access: 'admin',
        method: 'DELETE',
        path: '/admin/products/{id}/files/{file}',
        summary: 'Sells a file no more; who has bought it may go on downloading it',
        params: product.extend({ file: idParameter() }),
        response: z.object({ files: z.array(productFileSchema) }),
        failures: [401, 403, 404],
      },
      async ({ params }) => {
        await files.remove(params.id, params.file);
        return { files: await files.list(params.id) };
      },
    ),
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/orders/{id}/downloads',
        summary: 'The links of an order to the files that were bought',
        params: order,
        response: orderDownloadsSchema,
        failures: [401, 403],
      },
      ({ params }) => downloads.ofOrder(params.id),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/downloads',
        summary: 'Issues links to files that came to the products after the payment',
        params: order,
        response: orderDownloadsSchema,
        failures: [401, 403],
      },
      ({ params }) => downloads.issue(params.id),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/downloads/{download}/renew',
        summary: 'Gives a link so many downloads and days from now on, even after it was revoked',
        params: link,
        body: downloadRenewalSchema,
        response: orderDownloadsSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params, body }) => downloads.renew(params.id, params.download, body),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/downloads/{download}/revoke',
        summary: 'Takes a link back until it is renewed',
        params: link,
        response: orderDownloadsSchema,
        failures: [401, 403, 404],
      },
      ({ params }) => downloads.revoke(params.id, params.download),
    ),
  ];
}
