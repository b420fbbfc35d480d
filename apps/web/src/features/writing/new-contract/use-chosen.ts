import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  chosenQuery,
  type ChoiceNoun,
  type ChoiceOf,
} from '../../../platform/choices/choice-queries.ts'
import { NOUN_OF_DETAIL } from '../../../platform/choices/detail-nouns.ts'
import type { Choices, FormStart } from './choices.ts'
import type { Draft } from './draft.ts'
import { withoutGone, type ChosenKey } from './kept-draft.ts'

const NOUNS = {
  ...NOUN_OF_DETAIL,
  templateId: 'templates',
  folderIds: 'folders',
} as const satisfies Record<ChosenKey, ChoiceNoun>

/** The current objects chosen in the draft: a stored draft may name deleted ones. */
export function useChosen(kept: Draft, start: FormStart): { draft: Draft; choices: Choices } {
  const { defaults } = start
  const templates = useChosenOf('templateId', kept, defaults.template)
  const types = useChosenOf('typeId', kept)
  const projects = useChosenOf('projectId', kept, defaults.project)
  const owners = useChosenOf('ownerId', kept, defaults.owner)
  const counterparties = useChosenOf('counterpartyId', kept)
  const legalEntities = useChosenOf('legalEntityId', kept, defaults.legalEntity)
  const folders = useChosenOf('folderIds', kept)
  const draft = useMemo(
    () =>
      withoutGone(kept, {
        templateId: idsOf(templates),
        typeId: idsOf(types),
        projectId: idsOf(projects),
        ownerId: idsOf(owners),
        counterpartyId: idsOf(counterparties),
        legalEntityId: idsOf(legalEntities),
        folderIds: idsOf(folders),
      }),
    [kept, templates, types, projects, owners, counterparties, legalEntities, folders],
  )
  const choices = useMemo(
    () => ({
      ...start,
      template: templates?.[0] ?? null,
      counterparty: counterparties?.[0] ?? null,
      legalEntity: legalEntities?.[0] ?? null,
    }),
    [start, templates, counterparties, legalEntities],
  )
  return { draft, choices }
}

/** @param proposed choices that came with the form, which need not be fetched */
function useChosenOf<Key extends ChosenKey>(
  key: Key,
  draft: Draft,
  proposed: ChoiceOf<(typeof NOUNS)[Key]> | null = null,
) {
  const ids = [draft[key] ?? []].flat().toSorted()
  const isProposed = proposed !== null && ids.length === 1 && ids[0] === proposed._id
  return useQuery({
    ...chosenQuery(NOUNS[key], ids),
    ...(isProposed ? { initialData: [proposed] } : {}),
  }).data
}

function idsOf(chosen: readonly { _id: string }[] | undefined): ReadonlySet<string> | undefined {
  return chosen && new Set(chosen.map(({ _id }) => _id))
}
