import type { Rolldown } from 'vite'
import { isFixedGroup } from './chunk-groups.ts'
import { mergeChunks, type Chunk } from './merge-chunks.ts'

/** What a request is worth, in bytes of code before it is minified: with 7,500, the contract page loads a fifth more. */
const REQUEST_BYTES = 7000

const VISITS = { often: 8, screen: 4, part: 1 }
const OFTEN = /\/(?:dashboard-screen|contract-list-screen|contract-page|shell|palette)\.tsx$/
const SCREEN = /-(?:screen|page|room)\.tsx$/

/** What the contract page shows by itself once it is there: whoever loads one of them loads most of them. */
const CONTRACT_PARTS = [
  'load-header.ts',
  'share-action.tsx',
  'signing-action.tsx',
  'contract-lifeline.tsx',
  'folded-lifeline.tsx',
  'step-strip.tsx',
  'keeping-band.tsx',
  'summary-panel.tsx',
  'amendment-section.tsx',
  'linked-contracts.tsx',
  'create-history.ts',
]

/**
 * Puts together what screens share. Which of them need a module is exactly known only once they are bundled, unused
 * exports removed: so the pages are first bundled as a survey, without being written.
 */
export function sharedChunks() {
  const groups = new Map<string, string>()
  return {
    group: {
      name: (id: string) => groups.get(id) ?? null,
      debugName: 'shared',
      priority: 0,
      // Dependencies are in groups of their own.
      includeDependenciesRecursively: false,
    },
    /** @param built the result of the survey */
    read(built: unknown): void {
      const { output } = built as Rolldown.RolldownOutput
      const chunks = output.filter((file) => file.type === 'chunk')
      const merged = mergeChunks([...chunks.map(chunkOf), partsOf(chunks)], REQUEST_BYTES)
      for (const [index, modules] of merged.entries())
        for (const id of modules) groups.set(id, `shared-${index}`)
    },
  }
}

function chunkOf(chunk: Rolldown.OutputChunk): Chunk {
  return {
    name: chunk.fileName,
    bytes: Object.values(chunk.modules).reduce(
      (sum, { renderedLength }) => sum + renderedLength,
      0,
    ),
    imports: chunk.imports,
    modules: chunk.moduleIds,
    visits: visitsOf(chunk),
    isFixed: isFixedGroup(chunk.name),
  }
}

function visitsOf({ isEntry, isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk): number {
  if (!isEntry && !isDynamicEntry) return 0
  if (facadeModuleId && OFTEN.test(facadeModuleId)) return VISITS.often
  return facadeModuleId && SCREEN.test(facadeModuleId) ? VISITS.screen : VISITS.part
}

/**
 * As if they were one more screen.
 * @throws when one of them has no file of its own any more
 */
function partsOf(chunks: readonly Rolldown.OutputChunk[]): Chunk {
  const parts = CONTRACT_PARTS.map((name) => {
    const part = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}`))
    if (!part) throw new Error(`The contract page has no part ${name}: see CONTRACT_PARTS.`)
    return part
  })
  return {
    name: 'parts of the contract page',
    bytes: 0,
    imports: parts.map(({ fileName }) => fileName),
    modules: [],
    visits: VISITS.often,
    isFixed: true,
  }
}
