import type { WorkflowStepRow } from './workflow-queries.ts'

/** The steps of a workflow in a line: a dot in their colour, and their name. */
export function StepDots({ steps }: { steps: readonly WorkflowStepRow[] }) {
  return (
    <ol className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {steps.map(({ _id, name, color }) => (
        <li key={_id} className="flex min-w-0 items-center gap-1.5">
          <ColourDot colour={color} />
          <span className="break-words">{name}</span>
        </li>
      ))}
    </ol>
  )
}

export function ColourDot({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden
      className="size-2.5 shrink-0 rounded-full"
      style={{ backgroundColor: colour }}
    />
  )
}
