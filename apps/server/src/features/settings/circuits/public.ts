export { createCircuit } from './change-circuit.ts'
export {
  circuitOfContract,
  circuitsForType,
  namedIn,
  type CircuitOfContract,
} from './asked-steps.ts'
export { contractValues, judgedOn } from './circuit-facts.query.ts'
export { judgeSteps, type JudgedCondition } from './judge-steps.ts'
export { verdictsFor, type SayVerdicts } from './say-verdict.ts'
export { whoValidates, type WhoValidates } from './who-validates.query.ts'
