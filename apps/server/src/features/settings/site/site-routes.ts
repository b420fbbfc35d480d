import { siteEndpoints } from '@tacite/api/settings/site-endpoints.ts'
import type { FastifyRequest } from 'fastify'
import { route, type Route } from '../../../platform/http/route.ts'
import { send } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { brandPicture, readBrand } from './brand.ts'

type Deps = Pick<Platform, 'settings' | 'files' | 'inCompany'> & {
  /** Whose site a visitor is on: their own company's, else that of the only one there is; null: nobody's. */
  companyOfVisitor: (request: FastifyRequest) => Promise<string | null>
}

/** What visitors see before anyone is known, in the looks of their company once they are. */
export function siteRoutes(deps: Deps): Route[] {
  const { settings, inCompany, companyOfVisitor } = deps
  return [
    route(siteEndpoints.app, async ({ request }) => {
      const companyId = await companyOfVisitor(request)
      const brand = companyId && (await inCompany(companyId, readBrand))
      return {
        siteName: brand ? brand.siteName : 'Tacite',
        isSignUpOpen: settings.signUpOpen,
        isDemo: settings.demo,
      }
    }),
    route(siteEndpoints.logo, async ({ query, request, reply }) => {
      const part = query.type === 'full' ? 'logo' : 'icon'
      const picture = await brandPicture(deps, await companyOfVisitor(request), part)
      // Asked again each time: whoever signs in or chooses another logo sees theirs at once.
      void reply.header('cache-control', 'private, no-cache')
      // A picture opened on its own may run nothing.
      void reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
      return send(reply, picture.mediaType, picture.content)
    }),
  ]
}
