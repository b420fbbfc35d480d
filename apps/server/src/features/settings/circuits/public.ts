export { createCircuit } from './change-circuit.ts'
