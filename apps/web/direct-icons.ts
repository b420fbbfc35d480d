import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const INDEX = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/lucide-react.mjs',
)

const CREATE_ICON = join(import.meta.dirname, 'src/ui/create-icon.ts')

/**
 * Icons are imported from the package's index, which seems to need all 1,700. Each import is led to the file of its
 * icon, so that the module graph shows who needs which one (`chunk-groups.ts`); and our own code makes it a component.
 */
export function directIcons(): Plugin {
  let files: ReadonlyMap<string, string> | null = null
  return {
    name: 'direct-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => CREATE_ICON,
    },
    transform: {
      // A source imported as text stays unchanged.
      filter: { code: /from 'lucide-react'/, id: { exclude: /\?raw$/ } },
      handler(code) {
        files ??= readIndex()
        const fileOf = (icon: string) => {
          const file = files?.get(icon)
          return file ?? this.error(`lucide-react has no icon ${icon}`)
        }
        return code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim().split(' as '))
            .filter(([icon]) => icon)
            .map(
              ([icon = '', own = icon]) =>
                `import ${own} from 'lucide-react/icons/${fileOf(icon)}'`,
            )
            .join('; '),
        )
      },
    },
  }
}

/** The file of each icon under each of its names. */
function readIndex(): ReadonlyMap<string, string> {
  const lines = readFileSync(INDEX, 'utf8').matchAll(/export \{(.+)\} from '\.\/icons\/(.+)\.mjs'/g)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, icon = '']): [string, string] => [
        icon,
        file,
      ]),
    ),
  )
}
