import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { Check, Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { isCreation } from './combobox-creation.ts'
import type { ComboboxOption } from './combobox-creation.ts'
import { OptionText } from './select.tsx'
import { useUiTexts } from './ui-texts.tsx'

/** The floating list of a combobox, single or multiple. */
export function ComboboxList(props: {
  isSearching: boolean
  container: RefObject<HTMLElement | null>
}) {
  const { isSearching, container } = props
  const texts = useUiTexts()
  return (
    <BaseCombobox.Portal container={container}>
      <BaseCombobox.Positioner sideOffset={4} className="z-50 outline-none">
        <BaseCombobox.Popup className="popup w-(--anchor-width) min-w-48 max-w-(--available-width)">
          <BaseCombobox.Status className="text-sm text-ink-faint">
            {isSearching && <span className="block px-2 py-1.5">{texts.loading}</span>}
          </BaseCombobox.Status>
          <BaseCombobox.Empty className="text-sm text-ink-faint">
            {!isSearching && <span className="block px-2 py-1.5">{texts.noMatch}</span>}
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
