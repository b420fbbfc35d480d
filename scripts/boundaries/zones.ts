/**
 * The dependency rule of ARCHITECTURE.md as a table: the zone of a file, and what it may import. A file outside every
 * zone is reported, so that a new folder needs a row here.
 */
export interface Zone {
  /** A path from the repository's root; `(?<feature>…)` names the feature, in the folder of its area. */
  path: RegExp
  /** The zones whose files it may import, besides its own. */
  mayImport: readonly ZoneName[]
  /** The registry packages it may import; `*` for any except the refused ones. */
  packages: readonly string[] | '*'
  /** Packages, `node:` modules or files that it may not import nevertheless. */
  refused?: readonly RegExp[]
}

export type ZoneName =
  | 'domain'
  | 'api'
  | 'document'
  | 'i18n'
  | 'server test'
  | 'server egress'
  | 'server platform'
  | 'server feature'
  | 'server composition'
  | 'web ui'
  | 'web platform'
  | 'web paths'
  | 'web feature'
  | 'web app'
  | 'tools'

const shared = ['domain', 'api', 'document', 'i18n'] as const
const builtin = /^node:/
const rawDatabase = [/^pg$/, /^pg-/, /^apps\/server\/src\/platform\/database\/pools\./]
/** Calls of other services go through platform/egress, which checks where they lead. */
const rawHttp = [/^node:https?$/, /^node:http2$/, /^https?$/, /^http2$/, /^undici$/]
const screenPackages = [/^react(?:-|$)/, /^@base-ui\//, /^lucide-react$/, /^@tanstack\//]

export const zones: Record<ZoneName, Zone> = {
  domain: { path: /^packages\/domain\//, mayImport: [], packages: ['temporal-polyfill'] },
  api: { path: /^packages\/api\//, mayImport: ['domain', 'document'], packages: ['zod'] },
  document: {
    path: /^packages\/document\//,
    mayImport: ['domain'],
    packages: [
      'prosemirror-model',
      'prosemirror-tables',
      'prosemirror-changeset',
      'prosemirror-transform',
    ],
  },
  // The server reads the catalogues as files; the web loads them as modules.
  i18n: { path: /^packages\/i18n\//, mayImport: ['domain'], packages: ['node:fs', 'node:path'] },
  // Shared test code, and the guards of the whole server: they see all of it and the bare database. A test beside its
  // feature belongs to the feature (check-import.ts says what else it may import).
  'server test': {
    path: /^apps\/server\/src\/(?:testing\/|[^/]+\.test\.ts$)/,
    mayImport: [
      ...shared,
      'server egress',
      'server platform',
      'server feature',
      'server composition',
    ],
    packages: '*',
    refused: screenPackages,
  },
  'server egress': {
    path: /^apps\/server\/src\/platform\/egress\//,
    mayImport: [...shared, 'server platform'],
    packages: '*',
    refused: screenPackages,
  },
  'server platform': {
    path: /^apps\/server\/src\/platform\//,
    mayImport: [...shared, 'server egress'],
    packages: '*',
    refused: [...rawHttp, ...screenPackages],
  },
  'server feature': {
    path: /^apps\/server\/src\/features\/[^/]+\/(?<feature>[^/]+)\//,
    mayImport: [...shared, 'server egress', 'server platform'],
    packages: '*',
    refused: [...rawDatabase, ...rawHttp, ...screenPackages],
  },
  'server composition': {
    path: /^apps\/server\/src\/(?:(?:main|worker|compose|app|routes|works|text-owners|follow-events|open-platform|tacite)\.ts$|(?:demo|tacite)\/)/,
    mayImport: [...shared, 'server egress', 'server platform', 'server feature'],
    packages: '*',
    refused: [...rawHttp, ...screenPackages],
  },
  'web ui': {
    path: /^apps\/web\/src\/ui\//,
    mayImport: [],
    packages: [
      'react',
      'react-dom',
      '@base-ui/react',
      'lucide-react',
      'react-day-picker',
      '@tanstack/react-table',
      '@headless-tree/core',
      '@headless-tree/react',
    ],
  },
  'web platform': {
    path: /^apps\/web\/src\/platform\//,
    mayImport: [...shared, 'web ui'],
    packages: '*',
    refused: [builtin],
  },
  // The one file that builds every URL: features need it, and it needs nothing.
  'web paths': { path: /^apps\/web\/src\/app\/paths\.ts$/, mayImport: [], packages: [] },
  'web feature': {
    path: /^apps\/web\/src\/features\/[^/]+\/(?<feature>[^/]+)\//,
    mayImport: [...shared, 'web ui', 'web platform', 'web paths'],
    packages: '*',
    refused: [builtin],
  },
  'web app': {
    path: /^apps\/web\/src\/(?:app\/|[^/]+$)/,
    mayImport: [...shared, 'web ui', 'web platform', 'web paths', 'web feature'],
    packages: '*',
    refused: [builtin],
  },
  tools: {
    path: /^(?:scripts|e2e|bench|bin)\/|^(?:apps\/[^/]+\/|packages\/[^/]+\/)?[^/]+$/,
    mayImport: [
      ...shared,
      'server egress',
      'server platform',
      'server feature',
      'server composition',
      'server test',
      'web ui',
      'web platform',
      'web paths',
      'web feature',
      'web app',
    ],
    packages: '*',
  },
}

/** Features that react to others through events: only the composition imports them. */
export const listeners: readonly string[] = ['notifications']

/** Files that only these features may import: they access more than one company's rows. */
export const keptFor: readonly { file: RegExp; features: readonly string[] }[] = [
  {
    file: /^apps\/server\/src\/platform\/database\/pre-auth-database\./,
    features: ['accounts', 'calendar-feeds', 'invitations', 'signing', 'validation'],
  },
]

/** The zone of a file, and its feature if the zone has features. */
export interface Place {
  zone: ZoneName
  feature: string | null
}

/** @param path from the repository's root; null when it is in no zone. */
export function placeOf(path: string): Place | null {
  for (const zone of Object.keys(zones) as ZoneName[]) {
    const match = zones[zone].path.exec(path)
    if (match) return { zone, feature: match.groups?.['feature'] ?? null }
  }
  return null
}
