import { Tooltip } from '../../../ui/tooltip.tsx'

export interface ShortTextProps {
  text: string
  /** Specification 2.9: 15 characters for titles, counterparties and folders of a row, 16 for references and suppliers. */
  most: 15 | 16
}

/** A text of a dashboard row, cut with an ellipsis; in full in a tooltip, and for screen readers. */
export function ShortText({ text, most }: ShortTextProps) {
  const characters = Array.from(text)
  if (characters.length <= most) return text
  return (
    <Tooltip text={text} isLabel>
      <span>
        <span aria-hidden>{`${characters.slice(0, most).join('').trimEnd()}…`}</span>
        <span className="sr-only">{text}</span>
      </span>
    </Tooltip>
  )
}
