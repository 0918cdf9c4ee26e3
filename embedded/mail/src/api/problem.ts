const PROBLEMS = {
  Invalid_Key: { status: 401, code: -1, message: 'Invalid API key' },
  ValidationError: { status: 400, code: -2, message: 'Validation error' },
  Unknown_Method: { status: 404, code: -1, message: 'Unknown method' },
  TooManyRequests: { status: 429, code: -1, message: 'Too many requests' },
  GeneralError: { status: 500, code: -1, message: 'An unknown error occurred processing your request' },
} as const;

export type ProblemName = keyof typeof PROBLEMS;

/** An error in the form of the provider (contract email-provider 1.3). */
export function problem(name: ProblemName, detail?: string): Response {
  const { status, code, message } = PROBLEMS[name];
  return Response.json({ status: 'error', code, name, message: detail ?? message }, { status });
}
