import { KeyHint } from '../../../../ui/key-hint.tsx'

/** The key of an act, where there is a keyboard. */
export function DeskKey({ keys }: { keys: string }) {
  return (
    <span className="hidden desktop:inline-flex">
      <KeyHint keys={keys} />
    </span>
  )
}
