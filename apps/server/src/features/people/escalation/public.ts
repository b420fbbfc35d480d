export {
  escalationCircle,
  stagesOf,
  whomToTellOf,
  type EscalatedContract,
  type EscalationCircle,
} from './escalation-circle.query.ts'
