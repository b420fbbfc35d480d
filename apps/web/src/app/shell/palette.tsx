import { useQuery } from '@tanstack/react-query'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useGo } from '../../platform/go.ts'
import { useTexts } from '../../platform/locale.ts'
import { useMe } from '../../platform/me.ts'
import { paletteSources } from '../../platform/palette-sources.ts'
import type { PaletteHit } from '../../platform/palette-sources.ts'
import { openGroups } from '../menu-entries.ts'
import { paths } from '../paths.ts'

/** Ctrl K: any page, and whatever the features can find, by a few letters. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const go = useGo()
  const [words, setWords] = useState('')
  const groups = usePaletteHits(words.trim())
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
                      {hit.hint && <span className="text-sm text-ink-faint">{hit.hint}</span>}
                    </Autocomplete.Item>
                  ))}
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            <Autocomplete.Empty className="text-ink-soft">
              <p className="px-4 pt-1 pb-4">{t('shell.palette.empty', { words })}</p>
            </Autocomplete.Empty>
          </Autocomplete.Root>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

interface PaletteGroup {
  value: 'pages' | 'contracts' | 'people' | 'folders' | 'actions'
  items: readonly PaletteHit[]
}

function usePaletteHits(words: string): PaletteGroup[] {
  const pages = usePages(words)
  const { data: found = [] } = useQuery({
    queryKey: ['palette', words],
    queryFn: ({ signal }) => findEverywhere(words, signal),
    enabled: words.length > 1,
    placeholderData: (previous) => previous,
  })
  return [{ value: 'pages' as const, items: pages }, ...found].filter(
    (group) => group.items.length > 0,
  )
}

function usePages(words: string): PaletteHit[] {
  const t = useTexts()
  const me = useMe()
  const pages = openGroups(me).flatMap((group) =>
    group.entries.map(({ name, to }) => ({ id: to, label: t(`shell.menu.${name}`), to })),
  )
  const matching = pages.filter((page) => plain(page.label).includes(plain(words)))
  if (words === '') return matching
  const search = {
    id: 'search',
    label: t('shell.palette.searchSigned', { words }),
    to: paths.signedSearch(words),
  }
  return [...matching, search]
}

async function findEverywhere(words: string, signal: AbortSignal): Promise<PaletteGroup[]> {
  return await Promise.all(
    paletteSources().map(async ({ group, find }) => ({
      value: group,
      items: await find(words, signal).catch(() => []),
    })),
  )
}

/** Without accents or capitals: « echeance » finds « Échéance ». */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
