import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from '../paging.ts'
import { activeContentOfFile } from './active-content.ts'

export const signedUploadsEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/contracts3/signed-uploads',
    access: 'contracts3:create:document',
    summary:
      'Keep a PDF that was signed elsewhere until a signed contract is created from it; its bytes are never changed.',
    upload: 'multipart',
    response: z.object({
      _id: z.uuid(),
      name: z.string(),
      /** Found on its first pages, else its name. */
      title: z.string(),
      pages: z.number().int(),
      active: activeContentOfFile,
      /** Contracts visible to the person that already have this very file. */
      sameFile: z.array(z.object({ _id: z.uuid(), title: z.string(), reference: z.string() })),
    }),
    status: 201,
    perMinute: 30,
  }),
  pageImage: endpoint({
    method: 'GET',
    path: '/contracts3/signed-uploads/:uploadId/pages/:page/image',
    access: 'contracts3:create:document',
    transaction: 'none',
    summary:
      'A page of an uploaded PDF as PNG, with the given width in pixels; for who uploaded it.',
    params: z.strictObject({ uploadId: z.uuid(), page: wholeNumber(1, 100_000) }),
    query: z.strictObject({ width: wholeNumber(100, 2_400).default(1_000) }),
    response: 'stream',
    perMinute: 240,
  }),
}
