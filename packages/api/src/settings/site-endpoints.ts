import { SIGN_UP_OFFERS } from '@tacite/domain/accounts/sign-up-offer.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const siteEndpoints = {
  app: endpoint({
    method: 'GET',
    path: '/misc/app',
    access: 'public',
    summary: 'The name of the site, and what a visitor may do.',
    response: z.object({
      siteName: z.string(),
      signUp: z.enum(SIGN_UP_OFFERS),
      isDemo: z.boolean(),
    }),
  }),
  logo: endpoint({
    method: 'GET',
    path: '/misc/app/logo',
    access: 'public',
    summary: 'The site’s icon or full logo, as an image.',
    query: z.strictObject({
      type: z.enum(['icon', 'full']).default('icon'),
      /** Anything that changes with the image: a page shows an address that it has shown before without asking again. */
      version: z.string().max(64).optional(),
    }),
    response: 'stream',
  }),
}
