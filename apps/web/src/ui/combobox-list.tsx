import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { Check, Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { isCreation } from './combobox-creation.ts'
import type { ComboboxOption } from './combobox-creation.ts'
import { nextPageAtScroll, type OptionPages } from './option-pages.ts'
import { OptionText } from './select.tsx'
import { Skeleton } from './skeleton.tsx'
import { useUiTexts } from './ui-texts.tsx'

/** The floating list of a combobox, single or multiple. */
export function ComboboxList(props: {
  isSearching: boolean
  /** How many options are loaded so far. */
  shown: number
  pages?: OptionPages | undefined
  container: RefObject<HTMLElement | null>
}) {
  const { isSearching, shown, pages, container } = props
  const texts = useUiTexts()
  return (
    <BaseCombobox.Portal container={container}>
      <BaseCombobox.Positioner sideOffset={4} className="z-50 outline-none">
        <BaseCombobox.Popup
          className="popup w-(--anchor-width) min-w-48 max-w-(--available-width)"
          onScroll={(event) => nextPageAtScroll(pages, event.currentTarget)}
        >
          <BaseCombobox.Status className="text-sm text-ink-faint">
            <ListStatus isSearching={isSearching} shown={shown} pages={pages} />
          </BaseCombobox.Status>
          {isSearching && shown === 0 && <LoadingRows />}
          <BaseCombobox.Empty className="text-sm text-ink-faint">
            {!isSearching && !pages?.hasFailed && (
              <span className="block px-2 py-1.5">{texts.noMatch}</span>
            )}
          </BaseCombobox.Empty>
          <BaseCombobox.List>
            {(option: ComboboxOption) => (
              <BaseCombobox.Item
                key={option.value}
                value={option}
                disabled={option.isDisabled}
                className="popup-item"
              >
                <ComboboxItem option={option} />
              </BaseCombobox.Item>
            )}
          </BaseCombobox.List>
        </BaseCombobox.Popup>
      </BaseCombobox.Positioner>
    </BaseCombobox.Portal>
  )
}

/** How much of the list is loaded: a list is never truncated silently. */
function ListStatus(props: {
  isSearching: boolean
  shown: number
  pages: OptionPages | undefined
}) {
  const { isSearching, shown, pages } = props
  const texts = useUiTexts()
  if (isSearching) return <span className="sr-only">{texts.loading}</span>
  if (pages?.hasFailed) return <span className="block px-2 py-1.5">{texts.choicesFailed}</span>
  if (!pages || shown === 0) return null
  if (!pages.hasNext) return <span className="sr-only">{texts.choices(pages.total)}</span>
  return (
    <span className="block px-2 py-1.5">
      {texts.firstChoices(shown, pages.total, pages.isMore)}
    </span>
  )
}

/** A skeleton of the options to come. */
function LoadingRows() {
  return (
    <div aria-hidden className="flex flex-col gap-3 px-2 py-2.5">
      {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`h-3 ${width}`} />
      ))}
    </div>
  )
}

function ComboboxItem({ option }: { option: ComboboxOption }) {
  const texts = useUiTexts()
  if (isCreation(option)) {
    return (
      <span className="flex min-w-0 items-center gap-2 text-accent">
        <Plus aria-hidden className="size-4 shrink-0" />
        <span className="truncate">{texts.create(option.creates)}</span>
      </span>
    )
  }
  return (
    <>
      <OptionText option={option} />
      <BaseCombobox.ItemIndicator>
        <Check aria-hidden className="size-4 text-accent" />
      </BaseCombobox.ItemIndicator>
    </>
  )
}
