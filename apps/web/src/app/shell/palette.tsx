import { keys } from '../../platform/query-keys.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { Translator } from '@tacite/i18n/translator.ts'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useGo } from '../../platform/go.ts'
import { currentLocale, useTexts } from '../../platform/locale.ts'
import { holds, useMe, type Me } from '../../platform/me.ts'
import {
  paletteSources,
  type PaletteHit,
  type PaletteQuestion,
  type PaletteSource,
} from '../../platform/palette-sources.ts'
import { Switch } from '../../ui/choice.tsx'
import { openGroups } from '../menu-entries.ts'
import { paths } from '../../platform/paths.ts'

/** Ctrl K: any page, and whatever the features can find, by a few letters. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const go = useGo()
  const [words, setWords] = useState('')
  const [withArchives, setWithArchives] = useState(false)
  const groups = usePaletteHits(words.trim(), withArchives)
  const mayList = holds(useMe(), 'contracts3:list')
  const choose = (hit: PaletteHit) => {
    onClose()
    go(hit.to)
  }
  return (
    <BaseDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <BaseDialog.Popup
          aria-label={t('shell.palette.title')}
          className="fixed inset-x-3 top-[10dvh] z-40 mx-auto max-w-xl overflow-hidden rounded-lg bg-paper shadow-high outline-none"
        >
          <Autocomplete.Root
            inline
            open
            autoHighlight="always"
            items={groups}
            filter={null}
            value={words}
            onValueChange={(next, { reason }) => reason !== 'item-press' && setWords(next)}
            itemToStringValue={(hit: PaletteHit) => hit.label}
          >
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
              <Autocomplete.Input
                aria-label={t('shell.palette.title')}
                placeholder={t('shell.palette.placeholder')}
                className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none"
              />
            </div>
            <Autocomplete.List className="max-h-[50dvh] overflow-y-auto p-2">
              {(group: PaletteGroup) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className="px-2 pt-2 pb-1 text-xs font-medium text-ink-faint">
                    {t(`shell.palette.${group.value}`)}
                  </Autocomplete.GroupLabel>
                  {group.items.map((hit) => (
                    <Autocomplete.Item
                      key={hit.id}
                      value={hit}
                      onClick={() => choose(hit)}
                      className="popup-item"
                    >
                      <span className="min-w-0 flex-1 truncate">{hit.label}</span>
                      {hit.hint && (
                        <span className="max-w-[45%] truncate text-sm text-ink-faint">
                          {hit.hint}
                        </span>
                      )}
                    </Autocomplete.Item>
                  ))}
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            <Autocomplete.Empty className="text-ink-soft">
              <p className="px-4 pt-1 pb-4">{t('shell.palette.empty', { words })}</p>
            </Autocomplete.Empty>
          </Autocomplete.Root>
          {mayList && (
            <div className="border-t border-line px-4 py-2.5 text-sm">
              <Switch
                label={t('shell.palette.withArchives')}
                checked={withArchives}
                onChange={({ target }) => setWithArchives(target.checked)}
              />
            </div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

type GroupName = 'pages' | PaletteSource['group'] | 'signedDocuments'

interface PaletteGroup {
  value: GroupName
  items: readonly PaletteHit[]
}

/** Local results come first, and keep their places when the server's arrive. */
const order: readonly GroupName[] = [
  'pages',
  'actions',
  'contracts',
  'folders',
  'people',
  'signedDocuments',
]

function usePaletteHits(words: string, withArchives: boolean): PaletteGroup[] {
  const t = useTexts()
  const me = useMe()
  const matches = (label: string) => holdsWords(plain(label), plain(words))
  const { data: found = [], isPlaceholderData } = useQuery({
    queryKey: keys.palette(words, withArchives, currentLocale()),
    queryFn: ({ signal }) => findEverywhere({ words, matches, withArchives, me, signal }),
    placeholderData: keepPreviousData,
  })
  // While the server is queried, its earlier results stay as long as they still match.
  const fitting = isPlaceholderData
    ? found.map(({ value, items }) => ({
        value,
        items: items.filter(({ label, hint }) => matches(`${label} ${hint ?? ''}`)),
      }))
    : found
  const groups = [
    ...fitting,
    { value: 'pages' as const, items: pagesOf(me, t).filter(({ label }) => matches(label)) },
    { value: 'signedDocuments' as const, items: signedSearch(words, withArchives, t) },
  ]
  return order.flatMap((name) => {
    const items = groups.filter(({ value }) => value === name).flatMap((group) => group.items)
    return items.length > 0 ? [{ value: name, items }] : []
  })
}

function pagesOf(me: Me, t: Translator): PaletteHit[] {
  const entries = openGroups(me).flatMap((group) => group.entries)
  return [
    ...entries.map(({ name, to }) => ({ id: to, label: t(`shell.menu.${name}`), to })),
    {
      id: paths.personalOptions(),
      label: t('shell.avatar.settings'),
      to: paths.personalOptions(),
    },
  ]
}

function signedSearch(words: string, withArchives: boolean, t: Translator): PaletteHit[] {
  const label = words === '' ? t('shell.search.title') : t('shell.palette.searchSigned', { words })
  return [{ id: 'search', label, to: paths.signedSearch(words, 0, withArchives) }]
}

async function findEverywhere(question: PaletteQuestion): Promise<PaletteGroup[]> {
  return await Promise.all(
    paletteSources().map(async ({ group, find }) => ({
      value: group,
      // A failing source does not affect the others.
      items: await find(question).catch(() => []),
    })),
  )
}

/** In any order: « classeur créer » finds « Créer un classeur ». */
function holdsWords(text: string, words: string): boolean {
  return words.split(/\s+/).every((word) => text.includes(word))
}

/** Ignores accents and case: « echeance » finds « Échéance ». */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
