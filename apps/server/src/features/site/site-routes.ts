import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteEndpoints } from '@tacite/api/site-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'

const LOGOS = {
  icon: readFileSync(join(import.meta.dirname, 'logo-icon.svg')),
  full: readFileSync(join(import.meta.dirname, 'logo-full.svg')),
}

/** What visitors see before anyone is known. */
export function siteRoutes({ settings }: Pick<Platform, 'settings'>): Route[] {
  return [
    route(siteEndpoints.app, () =>
      Promise.resolve({
        siteName: 'Tacite',
        isSignUpOpen: settings.signUpOpen,
        isDemo: settings.demo,
      }),
    ),
    route(siteEndpoints.logo, ({ query, reply }) =>
      Promise.resolve(
        reply
          .header('content-type', 'image/svg+xml')
          .header('cache-control', 'public, max-age=3600')
          // A picture opened on its own may run nothing.
          .header(
            'content-security-policy',
            "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          )
          .send(LOGOS[query.type]),
      ),
    ),
  ]
}
