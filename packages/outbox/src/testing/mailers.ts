import { err, ok, type Result } from '@inktvis/foundation/result';
import type { MailError, Mailer, MailJob, Sent } from '@inktvis/mail';

export type Post = Mailer & { readonly jobs: MailJob[]; answer: (job: MailJob) => Result<Sent, MailError> };

export const taken = ok({ providerId: 'p-1' });
export const temporary = err({ kind: 'temporary', message: 'no answer' } as const);
export const permanent = err({ kind: 'permanent', message: 'refused' } as const);

/** A mailer that writes down what it is given. */
export function createPost(): Post {
  const post: Post = {
    jobs: [],
    answer: () => taken,
    send(job) {
      post.jobs.push(job);
      return Promise.resolve(post.answer(job));
    },
  };
  return post;
}
