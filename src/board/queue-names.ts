/** All queues of the house; the board test holds this list to what the worker really has. */
export const QUEUES = ['mail', 'exports', 'retention'];
