/**
 * A native package lists one optional sibling for each platform. A registry mirror can lack some of them when the
 * lock is created; npm then omits them, and `npm ci` refuses the lock everywhere. The missing entries can be derived
 * from the parent's list and their names alone; without a checksum, npm takes the registry's.
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64']
const LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** The siblings that the lock names but does not describe: `{ path, entry }` to add. */
export function findMissingSiblings({ packages }) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name, version]) =>
          EXACT_VERSION.test(version) && !isDescribed(packages, parent, name, version),
      )
      .map(([name, version]) => ({
        path: packages[`node_modules/${name}`]
          ? `${parent}/node_modules/${name}`
          : `node_modules/${name}`,
        entry: { version, ...platformOf(name), ...(dev && { dev }), optional: true },
      })),
  )
}

/** The lock including them, its entries in npm's order. */
export function completeLock(lock) {
  const added = findMissingSiblings(lock).map(({ path, entry }) => [path, entry])
  const packages = [...Object.entries(lock.packages), ...added].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  )
  return { ...lock, packages: Object.fromEntries(packages) }
}

/** Resolved as Node does: below the parent first, then in each folder above. */
function isDescribed(packages, parent, name, version) {
  const steps = parent.split('/node_modules/')
  const folders = steps.map((_, depth) =>
    steps.slice(0, steps.length - depth).join('/node_modules/'),
  )
  const places = [
    ...folders.map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ]
  return places.map((place) => packages[place]).find(Boolean)?.version === version
}

function platformOf(name) {
  const words = name.split(/[-/]/)
  const pick = (known) => words.filter((word) => known.includes(word))
  const libc = words.flatMap((word) => LIBRARIES[word] ?? [])
  return {
    ...(pick(PROCESSORS).length > 0 && { cpu: pick(PROCESSORS) }),
    ...(libc.length > 0 && pick(SYSTEMS).includes('linux') && { libc }),
    ...(pick(SYSTEMS).length > 0 && { os: pick(SYSTEMS) }),
  }
}
