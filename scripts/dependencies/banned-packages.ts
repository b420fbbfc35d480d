import { foreignPackages, nameAt, type Lock } from './lock.ts'

interface BannedPackage {
  name: string
  reason: string
  /** Only versions before this one. */
  below?: string
  /** Only this version. */
  exactly?: string
}

const STOLEN = 'published with a stolen account in September 2025, rewrites payments in browsers'

/** What must never be installed, not even by another package. A line leaves when its reason does. */
export const BANNED_PACKAGES: readonly BannedPackage[] = [
  {
    name: 'better-auth',
    reason: 'three serious advisories in eight months: sessions are our own, on small libraries',
  },
  {
    name: 'samlify',
    reason: 'accepted forged SAML assertions (CVE-2025-47949): people sign in by OpenID Connect',
  },
  {
    name: 'xml-crypto',
    reason:
      'accepted forged XML signatures (CVE-2025-29774, CVE-2025-29775): no XML signature is needed',
  },
  {
    name: 'mammoth',
    below: '1.11.0',
    reason: 'reads files of the server that a Word file names (CVE-2025-11849)',
  },
  {
    name: 'xlsx',
    reason: 'the versions on npm are no longer maintained (CVE-2023-30533, CVE-2024-22363)',
  },
  { name: 'exceljs', reason: 'no longer maintained, with outdated parsers of zip and XML' },
  { name: 'mupdf', reason: 'under the AGPL, which does not go with Apache-2.0' },
  { name: 'ansi-regex', exactly: '6.2.1', reason: STOLEN },
  { name: 'ansi-styles', exactly: '6.2.2', reason: STOLEN },
  { name: 'chalk', exactly: '5.6.1', reason: STOLEN },
  { name: 'color', exactly: '5.0.1', reason: STOLEN },
  { name: 'color-convert', exactly: '3.1.1', reason: STOLEN },
  { name: 'color-name', exactly: '2.0.1', reason: STOLEN },
  { name: 'color-string', exactly: '2.1.1', reason: STOLEN },
  { name: 'debug', exactly: '4.4.2', reason: STOLEN },
  { name: 'error-ex', exactly: '1.3.3', reason: STOLEN },
  { name: 'is-arrayish', exactly: '0.3.3', reason: STOLEN },
  { name: 'simple-swizzle', exactly: '0.2.3', reason: STOLEN },
  { name: 'slice-ansi', exactly: '7.1.1', reason: STOLEN },
  { name: 'strip-ansi', exactly: '7.1.1', reason: STOLEN },
  { name: 'supports-color', exactly: '10.2.1', reason: STOLEN },
  { name: 'wrap-ansi', exactly: '9.0.1', reason: STOLEN },
]

/** One sentence for each banned package of a lock file, with the folder and the reason. */
export function findBanned(lock: Lock): string[] {
  return foreignPackages(lock).flatMap(([path, locked]) => {
    const { version = '' } = locked
    const name = nameAt(path, locked)
    const banned = BANNED_PACKAGES.find((one) => one.name === name && isMeant(one, version))
    return banned ? [`${name}@${version} is banned (${path}): ${banned.reason}.`] : []
  })
}

function isMeant({ below, exactly }: BannedPackage, version: string): boolean {
  if (exactly !== undefined) return version === exactly
  return below === undefined || isBefore(version, below)
}

/** A pre-release comes before its release. */
function isBefore(version: string, limit: string): boolean {
  const [release = '', prerelease] = version.split(/-(.*)/s)
  const [parts, limits] = [release, limit].map((text) => text.split('.').map(Number))
  const at = limits!.findIndex((part, index) => part !== parts![index])
  return at === -1 ? prerelease !== undefined : parts![at]! < limits![at]!
}
