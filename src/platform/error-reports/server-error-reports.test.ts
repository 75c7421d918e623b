import { expect, it, vi } from 'vitest';

import { createServerErrorReports } from './server-error-reports.ts';

type Post = (endpoint: string, body: string) => Promise<void>;

const dsn = 'https://key@errors.example/7';
const endpoint = 'https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=key';

function setUp({ setting = dsn, post = vi.fn<Post>(async () => {}) } = {}) {
  let time = Date.parse('2026-11-22T10:00:00Z');
  const onFailure = vi.fn<(error: unknown) => void>();
  const reports = createServerErrorReports({ post, now: () => new Date(time) });
  const connect = () => reports.connect({ readSetting: async () => setting, onFailure });
  return { reports, connect, post, onFailure, wait: (ms: number) => (time += ms) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('posts an error to the service that is set, without the folder of the program [R671]', async () => {
  const { reports, connect, post } = setUp();
  connect();
  reports.note(new Error('Broken'));
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(post.mock.calls[0]?.[0]).toBe(endpoint);
  const body = post.mock.calls[0]?.[1] ?? '';
  expect(body).toContain('"value":"Broken"');
  expect(body).toContain('src/platform/error-reports/server-error-reports.test.ts');
  expect(body).not.toContain(process.cwd());
});

it.each(['', 'nonsense'])('posts nothing when the setting is %j', async (setting) => {
  const { reports, connect, post, onFailure } = setUp({ setting });
  connect();
  reports.note(new Error('Broken'));
  await settle();
  expect(post).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

it('posts nothing before it knows the settings, nor what is no error', async () => {
  const { reports, connect, post } = setUp();
  reports.note(new Error('Early'));
  connect();
  reports.note('text');
  await settle();
  expect(post).not.toHaveBeenCalled();
});

it('has at most three under way and twenty a minute', async () => {
  const { reports, connect, post, wait } = setUp();
  connect();
  for (let index = 0; index < 10; index++) reports.note(new Error('At once'));
  await settle();
  expect(post).toHaveBeenCalledTimes(3);
  for (let index = 0; index < 40; index++) {
    reports.note(new Error('One by one'));
    await settle();
  }
  expect(post).toHaveBeenCalledTimes(20);
  wait(60_000);
  reports.note(new Error('Later'));
  await settle();
  expect(post).toHaveBeenCalledTimes(21);
});

it('tells of a service that fails, and goes on', async () => {
  const failure = new Error('Away');
  const { reports, connect, onFailure, post } = setUp({
    post: vi.fn<Post>(async () => {}).mockRejectedValueOnce(failure),
  });
  connect();
  reports.note(new Error('First'));
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(failure));
  reports.note(new Error('Second'));
  await settle();
  expect(post).toHaveBeenCalledTimes(2);
});
