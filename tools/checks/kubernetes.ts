import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { asMap, asMaps, containerSettings, unknownSettings } from './containers.ts';
import type { Check } from './lib/check.ts';
import { read } from './lib/files.ts';

const file = 'deploy/kubernetes/site.yaml';
/** Settings that give access to something are in a Secret. */
const SECRET = /TOKEN|SECRET|KEY|PASSWORD|^DATABASE_URL$|^MAIL_URL$|^EVENTS_CLIENT_ID$/;

/** No cluster runs where this is built, so the example is compared with the repository and checked for consistency. */
export const kubernetes: Check = {
  name: 'the Kubernetes example fits the repository',
  run: (root) => {
    const objects = parseAllDocuments(read(root, file)).map((one) => asMap(one.toJS()));
    const of = (kind: string) => objects.find((one) => one.kind === kind) ?? {};
    const deployment = asMap(of('Deployment').spec);
    const template = asMap(deployment.template);
    const pod = asMap(template.spec);
    const [container = {}] = asMaps(pod.containers);
    const settings = asMap(of('ConfigMap').data);
    const env = asMaps(container.env);
    return [
      ...unknownSettings(root, [...Object.keys(settings), ...env.map(({ name }) => String(name))]),
      ...Object.keys(settings)
        .filter((name) => SECRET.test(name))
        .map((name) => `has ${name} in the ConfigMap; it belongs in the Secret`),
      ...withoutSecret(env).map((name) => `has ${name} without a reference to a Secret`),
      ...stopProblems(pod, settings),
      ...portProblems(root, container, settings),
      ...probeProblems(container),
      ...referenceProblems(deployment, template, of),
      ...backupProblems(root, container, of),
      ...(asMaps(container.volumeMounts).some(({ mountPath }) => mountPath === '/srv/inktvis/var')
        ? []
        : ['mounts nothing at /srv/inktvis/var, where the site writes']),
    ].map((problem) => `${file}: ${problem}`);
  },
};

/** A pod that is killed before the site is done would drop requests. */
function stopProblems(pod: Fields, settings: Fields): string[] {
  const needed = Number(settings.STOP_DELAY_SECONDS) + Number(settings.STOP_GRACE_SECONDS);
  return Number(pod.terminationGracePeriodSeconds) > needed
    ? []
    : [`is killed before its ${needed} s of stopping are over`];
}

function portProblems(root: string, container: Fields, settings: Fields): string[] {
  const ports = new Map(asMaps(container.ports).map((one) => [String(one.name), String(one.containerPort)]));
  const { PORT } = Object.fromEntries(containerSettings(root));
  return [
    ...(ports.get('http') === PORT ? [] : [`asks port ${ports.get('http')}; the image listens at ${PORT}`]),
    ...(ports.get('metrics') === settings.METRICS_PORT
      ? []
      : ['has another port of metrics than METRICS_PORT']),
  ];
}

/** Alive is not ready: a site without its content service must not be restarted for it. */
function probeProblems(container: Fields): string[] {
  const wanted = { startupProbe: '/healthz', livenessProbe: '/healthz', readinessProbe: '/readyz' };
  return Object.entries(wanted).flatMap(([probe, path]) => {
    const { path: asked, port } = asMap(asMap(container[probe]).httpGet);
    return asked === path && port === 'http'
      ? []
      : [`${probe} asks ${asked} at ${port}, not ${path} at http`];
  });
}

/** What names another object names one that is there. */
function referenceProblems(deployment: Fields, template: Fields, of: (kind: string) => Fields): string[] {
  const labels = JSON.stringify(asMap(asMap(template.metadata).labels));
  const service = of('Service');
  const budget = asMap(of('PodDisruptionBudget').spec);
  const selectors = {
    Deployment: asMap(deployment.selector).matchLabels,
    Service: asMap(service.spec).selector,
    PodDisruptionBudget: asMap(budget.selector).matchLabels,
  };
  const backend = asMap(asMaps(asMap(asMaps(asMap(of('Ingress').spec).rules)[0]?.http).paths)[0]?.backend);
  return [
    ...Object.entries(selectors)
      .filter(([, selector]) => JSON.stringify(selector) !== labels)
      .map(([kind]) => `the ${kind} selects other pods than those of the Deployment`),
    ...(asMap(backend.service).name === asMap(service.metadata).name
      ? []
      : ['the Ingress leads to a Service that is not there']),
    ...(Number(budget.minAvailable) < Number(deployment.replicas)
      ? []
      : ['the PodDisruptionBudget lets no pod go']),
  ];
}

/** The backup of each night runs what the image of the site holds, and writes to a volume that stays. */
function backupProblems(root: string, site: Fields, of: (kind: string) => Fields): string[] {
  const job = asMap(asMap(asMap(of('CronJob').spec).jobTemplate).spec);
  const pod = asMap(asMap(job.template).spec);
  const [container = {}] = asMaps(pod.containers);
  const args = Array.isArray(container.args) ? container.args.join(' ') : '';
  const [script = ''] = /\bpackages\/\S+\.ts\b/.exec(args) ?? [];
  const [, folder = ''] = / backup --to (\S+)/.exec(args) ?? [];
  const mount = asMaps(container.volumeMounts).find(({ mountPath }) => mountPath === folder);
  const volume = asMaps(pod.volumes).find(({ name }) => name === mount?.name);
  const claim = asMap(volume?.persistentVolumeClaim).claimName;
  return [
    ...(script !== '' && existsSync(join(root, script))
      ? []
      : ['makes no backup with a script that is there']),
    ...(container.image === site.image ? [] : ['makes the backup with another image than that of the site']),
    ...(claim !== undefined && claim === asMap(of('PersistentVolumeClaim').metadata).name
      ? []
      : [`writes the backup to ${folder}, which does not outlive the pod`]),
    ...withoutSecret(asMaps(container.env)).map(
      (name) => `has ${name} of the backup without a reference to a Secret`,
    ),
  ];
}

const withoutSecret = (env: readonly Fields[]): unknown[] =>
  env
    .filter(({ valueFrom }) => asMap(asMap(valueFrom).secretKeyRef).name === undefined)
    .map(({ name }) => name);

type Fields = Record<string, unknown>;
