import { siteEndpoints } from '@tacite/api/settings/site-endpoints.ts'
import type { SignUpOffer } from '@tacite/domain/accounts/sign-up-offer.ts'
import type { FastifyRequest } from 'fastify'
import { route, type Route } from '../../../platform/http/route.ts'
import { send } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { brandPicture, readBrand } from './brand.ts'

type Deps = Pick<Platform, 'settings' | 'files' | 'inCompany'> & {
  signUpOffer: () => Promise<SignUpOffer>
  /** The company whose site a visitor is on: their own, else the only one; null: none. */
  companyOfVisitor: (request: FastifyRequest) => Promise<string | null>
}

/** What anonymous visitors see, with the branding of their company once known. */
export function siteRoutes(deps: Deps): Route[] {
  const { settings, inCompany, companyOfVisitor, signUpOffer } = deps
  return [
    route(siteEndpoints.app, async ({ request }) => {
      const companyId = await companyOfVisitor(request)
      const brand = companyId && (await inCompany(companyId, readBrand))
      return {
        siteName: brand ? brand.siteName : 'Tacite',
        signUp: await signUpOffer(),
        isDemo: settings.demo,
      }
    }),
    route(siteEndpoints.logo, async ({ query, request, reply }) => {
      const part = query.type === 'full' ? 'logo' : 'icon'
      const picture = await brandPicture(deps, await companyOfVisitor(request), part)
      // Not cached: a sign-in or a new logo shows immediately.
      void reply.header('cache-control', 'private, no-cache')
      // An image opened directly must not execute anything.
      void reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
      return send(reply, picture.mediaType, picture.content)
    }),
  ]
}
