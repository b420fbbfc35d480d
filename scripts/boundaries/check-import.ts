import { posix } from 'node:path'
import { keptFor, listeners, placeOf, zones } from './zones.ts'
import type { Place, ZoneName } from './zones.ts'

/**
 * Why a file may not import another, or null when it may. Every import in this repository names its file in full
 * (`./x.ts`, `@tacite/domain/x.ts`), so no resolver is needed and none can fail silently: any other specifier is
 * refused itself.
 *
 * @param path of the importing file from the repository's root.
 * @example checkImport('packages/domain/src/a.ts', '@tacite/api/b.ts') // 'domain may not import api'
 */
export function checkImport(path: string, specifier: string): string | null {
  const from = placeOf(path)
  if (!from) return `${path} stands in no zone: add a row to scripts/boundaries/zones.ts`
  const isTest = isTestFile(path)
  const target = targetOf(path, specifier)
  if (target === null) return isTest ? null : checkPackage(from.zone, specifier)
  if (!/\.[a-z0-9]+(?:\?[a-z&]+)?$/.test(target)) return `${specifier} does not say its file`
  if (specifier.startsWith(`@tacite/${from.zone}/`)) return `${specifier}: use a relative path`
  const to = placeOf(target)
  if (!to) return `${specifier} is in no zone`
  return isTest
    ? checkFileOfTest(from, to, specifier, target)
    : checkFile(from, to, specifier, target)
}

/** The file that a specifier refers to, relative to the root; null for a package of the registry. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  const [, name, file] = /^@tacite\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  return name && file ? `packages/${name}/src/${file}` : null
}

function checkPackage(zone: ZoneName, specifier: string): string | null {
  const { packages } = zones[zone]
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const isAllowed = packages === '*' || packages.includes(name)
  return isAllowed && !isRefused(zone, specifier) ? null : `${zone} may not import ${specifier}`
}

function checkFile(from: Place, to: Place, specifier: string, target: string): string | null {
  if (isTestFile(target) && from.zone !== 'tools') return `${specifier} is for tests only`
  if (isRefused(from.zone, target)) return `${from.zone} may not import ${specifier}`
  if (from.feature !== null && isKeptFromFeature(from.feature, target)) {
    return `${specifier} is kept for other features (scripts/boundaries/zones.ts)`
  }
  if (from.zone === to.zone) return checkNeighbour(from, to, specifier, target)
  return zones[from.zone].mayImport.includes(to.zone)
    ? null
    : `${from.zone} may not import ${to.zone}`
}

/** A server test may use the whole product; other features are still only reached through their `public.ts`. */
function checkFileOfTest(from: Place, to: Place, specifier: string, target: string): string | null {
  if (from.zone === to.zone) return checkNeighbour(from, to, specifier, target)
  const bothServer = from.zone.startsWith('server') && to.zone.startsWith('server')
  const isAllowed = bothServer || zones[from.zone].mayImport.includes(to.zone)
  return isAllowed ? null : `${from.zone} may not import ${to.zone}`
}

/** Another feature may only be imported through its `public.ts`; listeners receive its news as events. */
function checkNeighbour(from: Place, to: Place, specifier: string, target: string): string | null {
  if (from.feature === to.feature) return null
  if (from.zone === 'server feature' && listeners.includes(to.feature ?? '')) {
    return `${to.feature} learns by events: publish one instead of importing ${specifier}`
  }
  return /\/features\/[^/]+\/[^/]+\/(?:public|outside)\.tsx?$/.test(target)
    ? null
    : `${specifier} is inside another feature: go through its public.ts`
}

function isTestFile(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path)
}

function isRefused(zone: ZoneName, target: string): boolean {
  return zones[zone].refused?.some((refused) => refused.test(target)) ?? false
}

function isKeptFromFeature(feature: string, target: string): boolean {
  return keptFor.some(({ file, features }) => file.test(target) && !features.includes(feature))
}
