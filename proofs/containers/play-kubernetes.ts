import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseAllDocuments } from 'yaml';
import { findFreePort } from '../../tools/local-postgres.ts';
import { podman } from '../ha/podman.ts';

interface Deployment {
  kind: string;
  metadata: { name: string };
  spec: { replicas: number; template: { spec: { containers: PodContainer[] } } };
}

interface PodContainer {
  image: string;
  ports: { hostPort?: number }[];
  envFrom?: unknown[];
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { key: string; optional?: boolean } } }[];
}

const PARTS = ['web', 'images', 'worker'] as const;

/**
 * Starts one pod of each Deployment by `podman kube play`, on the network of compose and its database: same users, file systems, probes and
 * settings as in a cluster. Services, policies and the StatefulSet of the edge are not known to podman. Returns what went wrong.
 */
export async function playKubernetes(
  clone: string,
  image: string,
  network: string,
  settings: Record<string, string>,
): Promise<string[]> {
  const problems: string[] = [];
  const data = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, Buffer.from(value).toString('base64')]),
  );
  const documents: object[] = [];
  for (const part of PARTS) {
    const text = await readFile(path.join(clone, `deploy/kubernetes/${part}.yaml`), 'utf8');
    const deployment = parseAllDocuments(text)
      .map((document) => document.toJS() as Deployment)
      .find(({ kind }) => kind === 'Deployment');
    if (!deployment) throw new Error(`${part}.yaml has no Deployment`);
    deployment.spec.replicas = 1;
    for (const container of deployment.spec.template.spec.containers) {
      container.image = image;
      // In a cluster kustomize makes this from settings.env; here nothing but the secret's settings is set.
      delete container.envFrom;
      container.env = container.env.filter(
        ({ valueFrom: from }) => !from?.secretKeyRef.optional || from.secretKeyRef.key in settings,
      );
      // podman publishes every port of a container on the machine.
      for (const port of container.ports) port.hostPort = await findFreePort();
    }
    documents.push(deployment);
  }
  const file = path.join(clone, 'pods.yaml');
  await writeFile(file, documents.map((document) => JSON.stringify(document)).join('\n---\n'));
  // podman 4.3 cannot read a Secret that it stored itself by `kube play`, only this form.
  const secret = path.join(clone, 'secret.json');
  await writeFile(secret, JSON.stringify(data), { mode: 0o600 });
  try {
    await podman('secret', 'create', 'lanterninha', secret);
    await podman('kube', 'play', '--network', network, file);
    for (const part of PARTS) {
      const name = (await podman('ps', '--all', '--format', '{{.Names}}', '--filter', `name=lanterninha-${part}-pod`))
        .split('\n')
        .find((each) => each.endsWith(`-${part}`));
      if (!name || !(await isReady(name))) problems.push(`the pod of ${part} is not ready: ${name ?? 'no container'}`);
    }
  } catch (error) {
    problems.push(`podman kube play: ${String(error).slice(0, 600)}`);
  } finally {
    await podman('kube', 'down', file).catch(() => undefined);
    await podman('secret', 'rm', 'lanterninha').catch(() => undefined);
  }
  return problems;
}

async function isReady(container: string): Promise<boolean> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (
      await podman('exec', container, 'healthy', '/readyz').then(
        () => true,
        () => false,
      )
    )
      return true;
    await sleep(1_000);
  }
  return false;
}
