import { Readable } from 'node:stream';

import { z } from 'zod';

import { AppError } from '#domain/errors.ts';
import {
  importMappingSchema,
  importChangesSchema,
  importProblemsSchema,
  importedPicturesSchema,
  productImportSchema,
} from '#domain/schemas/product-import.schema.ts';
import { defineDownload } from '#http/define-download.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { nameDatedCsv } from '#http/name-download.ts';
import { idParameter, limitParameter, offsetParameter, textParameter } from '#http/query-parsing.ts';
import { languageCodes } from '#locales/languages.ts';
import { filterOf, filterQuery } from '#modules/products/filter-query.ts';
import { csvSeparators } from '#platform/csv/write-csv.ts';
import { maxUploadBytes } from '#platform/uploads/open-upload.ts';

import type { PictureFetches } from './fetch-pictures.ts';
import type { ProductImports } from './product-imports.ts';
import type { ProductExport } from './export-products.ts';
import { writeProblems } from './write-problems.ts';

const route = {
  group: 'Product files',
  cache: 'private',
  access: 'admin',
  response: productImportSchema,
} as const;
const params = z.object({ id: idParameter() });

const summaries = {
  run: 'Begins to write a checked import',
  remap: 'Goes back to the meaning of columns, with the file that was uploaded',
  cancel: 'Stops an import; what is written stays',
};

export function adminProductFilesRoutes({
  productImports,
  pictures,
  exportProducts,
}: {
  pictures: Omit<PictureFetches, 'job'>;
  productImports: Omit<ProductImports, 'job'>;
  exportProducts: ProductExport;
}): ApiRoute[] {
  return [
    defineDownload(
      {
        group: 'Product files',
        access: 'manager',
        path: '/admin/products/export',
        summary:
          'The products that meet the filter as CSV, a row a variation; an import of it changes nothing',
        query: z.object({
          ...filterQuery,
          separator: z.enum(csvSeparators).default('comma'),
          language: z.enum(languageCodes).default('en'),
          bom: z.enum(['0', '1']).default('1'),
        }),
        mediaType: 'text/csv; charset=utf-8',
        failures: [401, 403],
      },
      ({ query: { separator, language, bom, ...filter }, setHeader }) => {
        nameDatedCsv(setHeader, 'products');
        return exportProducts({ filter: filterOf(filter), separator, language, bom: bom === '1' });
      },
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/product-imports',
        summary:
          'Takes a CSV or XML file in, sent as it is with content-type text/csv; nothing is written yet, and a file of another shop is checked at once',
        query: z.object({ name: textParameter(200).default('products.csv') }),
        status: 201,
        bodyLimit: maxUploadBytes,
        failures: [401, 403, 413, 422],
        grows: 'files',
      },
      async ({ query: { name }, request, identity }) => {
        if (!(request.body instanceof Readable)) {
          throw new AppError('validation_failed', 'imports.errors.noFile');
        }
        return productImports.upload(request.body, { fileName: name, staffId: requireStaff(identity) });
      },
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/product-imports',
        summary: 'The last imports, newest first',
        response: z.array(productImportSchema),
        failures: [401, 403],
      },
      () => productImports.list(),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/product-imports/pictures',
        summary: 'How many pictures imports bring by address, and which could not be fetched',
        query: z.object({ offset: offsetParameter(), limit: limitParameter(50) }),
        response: importedPicturesSchema,
        failures: [401, 403],
      },
      ({ query }) => pictures.read(query),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/product-imports/pictures/retry',
        summary: 'Fetches those again that failed',
        response: importedPicturesSchema,
        failures: [401, 403],
      },
      async () => {
        await pictures.retry();
        return pictures.read({ offset: 0, limit: 50 });
      },
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/product-imports/{id}',
        summary: 'How far an import has come',
        params,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => productImports.read(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/product-imports/{id}/problems',
        summary: 'What is wrong with which line',
        params,
        query: z.object({ offset: offsetParameter(), limit: limitParameter(50) }),
        response: importProblemsSchema,
        failures: [401, 403],
      },
      ({ params: { id }, query }) => productImports.listProblems(id, query),
    ),
    defineDownload(
      {
        group: 'Product files',
        access: 'admin',
        path: '/admin/product-imports/{id}/problems/export',
        summary: 'The same as CSV, with reasons in words',
        params,
        query: z.object({
          separator: z.enum(csvSeparators).default('comma'),
          language: z.enum(languageCodes).default('en'),
        }),
        mediaType: 'text/csv; charset=utf-8',
        failures: [401, 403],
      },
      ({ params: { id }, query, setHeader }) => {
        setHeader('content-disposition', `attachment; filename="import-${id}.csv"`);
        return writeProblems((range) => productImports.listProblems(id, range), query);
      },
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/product-imports/{id}/changes',
        summary: 'What the check found that would change, old and new values',
        params,
        query: z.object({ offset: offsetParameter(), limit: limitParameter(50) }),
        response: importChangesSchema,
        failures: [401, 403],
      },
      ({ params: { id }, query }) => productImports.listChanges(id, query),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/product-imports/{id}/check',
        summary: 'Begins a dry run with the given meaning of columns',
        params,
        body: importMappingSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body }) => productImports.check(id, body.mapping),
    ),
    ...(['run', 'remap', 'cancel'] as const).map((verb) =>
      defineRoute(
        {
          ...route,
          method: 'POST',
          path: `/admin/product-imports/{id}/${verb}`,
          summary: summaries[verb],
          params,
          failures: [401, 403, 404, 409],
        },
        ({ params: { id } }) => productImports[verb](id),
      ),
    ),
  ];
}
