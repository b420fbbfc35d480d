/** A step that may run at the same time as the one before it. */
export interface StagedStep {
  isBesidePrevious?: boolean
}

/**
 * Steps by stage: those of a stage are open together, a stage opens when the one before it is accepted.
 * @example stagesOf([{ id: 'a' }, { id: 'b', isBesidePrevious: true }, { id: 'c' }]) // [[a, b], [c]]
 */
export function stagesOf<Step extends StagedStep>(steps: readonly Step[]): Step[][] {
  const stages: Step[][] = []
  for (const step of steps) {
    const last = stages.at(-1)
    if (last && step.isBesidePrevious) last.push(step)
    else stages.push([step])
  }
  return stages
}

/**
 * Some of the steps, each in the stage where it was: without the first step of a stage, the others do not join the
 * stage before.
 */
export function keepSteps<Step extends StagedStep>(
  steps: readonly Step[],
  isKept: (step: Step) => boolean,
): (Step & { isBesidePrevious: boolean })[] {
  return stagesOf(steps).flatMap((stage) =>
    stage.filter(isKept).map((step, place) => ({ ...step, isBesidePrevious: place > 0 })),
  )
}
