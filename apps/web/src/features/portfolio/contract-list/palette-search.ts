import type { contractListEndpoints } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { paths } from '../../../platform/paths.ts'
import { call } from '../../../platform/api.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { holds } from '../../../platform/me.ts'
import type { PaletteHit, PaletteQuestion } from '../../../platform/palette-sources.ts'
import type { ContractRow } from './list-queries.ts'

const mostContracts = 6
const mostFolders = 4
const shortestWords = 2

/** Contracts by their title, reference or counterparty. */
export async function findContracts(question: PaletteQuestion): Promise<PaletteHit[]> {
  if (!maySearch(question)) return []
  const { value } = await call<typeof contractListEndpoints.list>('GET', '/contracts3', {
    query: {
      payloadType: 'contracts',
      isListContracts: 'true',
      $top: mostContracts,
      $skip: 0,
      text: `eq:${withoutCommas(question.words)}`,
      ...(question.withArchives && { archived: 'true' }),
    } as never,
    signal: question.signal,
  })
  const t = currentTexts()
  return value.map(({ _id, title, reference, supplier, isArchived }: ContractRow) => ({
    id: _id,
    label: title,
    hint: [isArchived && t('shell.palette.isArchived'), reference, supplier]
      .filter(Boolean)
      .join(' · '),
    to: paths.contractEdit(_id),
  }))
}

/** Folders, each linking to its contracts. */
export async function findFolders(question: PaletteQuestion): Promise<PaletteHit[]> {
  if (!maySearch(question)) return []
  const { value } = await call<typeof contractListEndpoints.folders>('GET', '/tags', {
    query: { seperator: 'slash', name: question.words, $top: mostFolders, $skip: 0 },
    signal: question.signal,
  })
  return value.map(({ _id, name }) => ({
    id: _id,
    label: name,
    to: paths.contracts({ tags: `eq:${_id}` }),
  }))
}

function maySearch({ words, me }: PaletteQuestion): boolean {
  return words.length >= shortestWords && holds(me, 'contracts3:list')
}

/** Commas separate the values of a filter. */
function withoutCommas(words: string): string {
  return words.replaceAll(',', ' ')
}
