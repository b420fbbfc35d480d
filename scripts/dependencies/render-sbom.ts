import { foreignPackages, nameAt, type Lock, type LockedPackage } from './lock.ts'

/**
 * What an installation runs, as CycloneDX 1.6: every package of others in the lock file that is not only for building
 * and testing, those of other platforms included, with its hash, its licence and what it depends on. The same lock
 * gives the same text: it has no moment and no serial number.
 */
export function renderSbom(lock: Lock): string {
  const kept = foreignPackages(lock).filter(([, { dev }]) => !dev)
  const components = new Map(kept.map(([path, locked]) => [refOf(path, locked), { path, locked }]))
  const refs = [...components.keys()].toSorted()
  const root = purl(lock.name, lock.version)
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: {
        type: 'application',
        'bom-ref': root,
        name: lock.name,
        version: lock.version,
        purl: root,
        licenses: licencesOf(lock.packages['']?.license),
      },
    },
    components: refs.map((ref) => {
      const { path, locked } = components.get(ref)!
      return componentOf(ref, path, locked)
    }),
    dependencies: [
      {
        ref: root,
        dependsOn: unique(ownFolders(lock).flatMap((path) => dependenciesOf(lock, path))),
      },
      ...refs.map((ref) => dependencyOf(lock, kept, ref)),
    ],
  }
  return `${JSON.stringify(sbom, null, 2)}\n`
}

function componentOf(ref: string, path: string, locked: LockedPackage): object {
  const [, group, name] = /^(?:(@[^/]+)\/)?(.+)$/.exec(nameAt(path, locked))!
  return {
    type: 'library',
    'bom-ref': ref,
    ...(group && { group }),
    name,
    version: locked.version,
    // Some packages are only installed on one platform.
    scope: locked.optional ? 'optional' : 'required',
    ...(locked.integrity && { hashes: [hashOf(locked.integrity)] }),
    licenses: licencesOf(locked.license),
    purl: ref,
  }
}

/** The same version in several folders may find other versions of what it needs: all of them are listed. */
function dependencyOf(
  lock: Lock,
  kept: readonly [string, LockedPackage][],
  ref: string,
): { ref: string; dependsOn: string[] } {
  const paths = kept.filter(([path, locked]) => refOf(path, locked) === ref).map(([path]) => path)
  return { ref, dependsOn: unique(paths.flatMap((path) => dependenciesOf(lock, path))) }
}

/** As Node resolves it: from the package's own folder upwards. What is not installed anywhere is left out. */
function dependenciesOf(lock: Lock, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path]!
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  return names.flatMap((name) => {
    const found = folderOf(lock, path, name)
    const locked = found === null ? undefined : lock.packages[found]!
    return found === null || !locked || locked.dev || locked.link ? [] : [refOf(found, locked)]
  })
}

function folderOf(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.replace(/(^|\/)?[^/]*$/, '')) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (lock.packages[path]) return path
    if (folder === '') return null
  }
}

/** The repository and its workspaces. */
const ownFolders = ({ packages }: Lock) =>
  Object.keys(packages).filter((path) => !path.includes('node_modules/'))

const refOf = (path: string, locked: LockedPackage) => purl(nameAt(path, locked), locked.version!)

const purl = (name: string, version: string) =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`

function hashOf(integrity: string): { alg: string; content: string } {
  const [, bits, base64] = /^sha(\d+)-(\S+)/.exec(integrity)!
  return { alg: `SHA-${bits}`, content: Buffer.from(base64!, 'base64').toString('hex') }
}

function licencesOf(license: string | undefined): object[] {
  if (!license) return []
  if (/^[\w.+-]+$/.test(license)) return [{ license: { id: license } }]
  return license.includes('SEE LICENSE')
    ? [{ license: { name: license } }]
    : [{ expression: license }]
}

const unique = (refs: readonly string[]) => [...new Set(refs)].toSorted()
