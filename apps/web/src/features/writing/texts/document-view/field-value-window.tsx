import { Popover } from '@base-ui/react/popover'
import { useState, type RefObject } from 'react'
import { useFields } from '../text/open-text.tsx'
import { FieldValueForm } from './field-value-form.tsx'
import type { FieldPopover } from './field-value-popover.tsx'

interface FieldValueWindowProps {
  popover: FieldPopover
  /** Where it is shown: in the tab order beside the text. */
  container: RefObject<HTMLDivElement | null>
}

/** The form of a live variable's value, at the chip that was opened. */
export default function FieldValueWindow({ popover, container }: FieldValueWindowProps) {
  const { opened, close } = popover
  const fields = useFields()
  // While closing it still shows what it was opened for.
  const [shown, setShown] = useState(opened)
  if (opened && opened !== shown) setShown(opened)
  const field = shown ? fields.byVariable.get(shown.variable) : undefined
  return (
    <Popover.Root
      open={opened !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      onOpenChangeComplete={(isOpen) => !isOpen && setShown(null)}
    >
      <Popover.Portal container={container}>
        <Popover.Positioner
          anchor={shown?.anchor}
          sideOffset={6}
          collisionPadding={12}
          align="start"
          className="z-50"
        >
          <Popover.Popup className="popup max-h-(--available-height) w-88 max-w-(--available-width) overflow-visible p-4">
            <Popover.Title className="mb-2 text-base font-semibold">
              {field?.label ?? shown?.variable}
            </Popover.Title>
            {shown && (
              <FieldValueForm key={shown.variable} variable={shown.variable} onDone={close} />
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
