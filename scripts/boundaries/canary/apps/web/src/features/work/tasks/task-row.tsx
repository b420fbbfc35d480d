export const TaskRow = 'row'
